const e=()=>new WebAssembly.Memory({initial:64,maximum:4096,shared:!0});new TextEncoder,new TextDecoder;export{e as sharedMemory};
//# sourceMappingURL=module-19ecac3c.js.map