//! All positions of a layer with their values, for programs that study whole layers.

use sower_core::Position;

use crate::error::TableError;
use crate::tables::{AnyLayerSet, EndgameTables, TableValue, with_layers};

impl EndgameTables {
    /// Calls `visit` with every position of a layer and its value, in the order of the file, until a visit returns `false`. South is to
    /// move in all of them and the stores are empty. Returns whether the layer is open.
    pub fn visit_layer(
        &self,
        seeds: u8,
        visit: &mut dyn FnMut(&Position, TableValue) -> bool,
    ) -> Result<bool, TableError> {
        let pits = self.game().rules().board().pits;
        with_layers!(self.layer_set(), set => {
            let Some(Some(open)) = set.layers.get(usize::from(seeds)) else { return Ok(false) };
            for index in 0..open.layer.len() {
                let packed = open.layer.position(index);
                // The file has a value for every index.
                let Some(found) = set.look_up(&packed)? else { continue };
                if !visit(&packed.unpack(pits), found) {
                    break;
                }
            }
            Ok(true)
        }, else Ok(false))
    }
}
