//! The site's address for other computers in the local network.

use std::net::{IpAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode;

/// The address on the local network, if there is one.
pub(super) fn url(port: u16) -> Option<String> {
    // Nothing is sent: connecting a UDP socket only selects a route. The address is reserved for documentation.
    let socket =
        UdpSocket::bind("0.0.0.0:0").and_then(|socket| socket.connect("192.0.2.1:9").map(|()| socket));
    let own = socket.and_then(|socket| socket.local_addr()).ok().map(|address| address.ip());
    let usable = |ip: &IpAddr| !ip.is_loopback() && !ip.is_unspecified();
    own.filter(usable).map(|ip| format!("http://{ip}:{port}"))
}

/// An address as a QR code.
pub(super) fn picture(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    // Most terminals are dark, so the light modules are drawn.
    let mut renderer = code.render::<unicode::Dense1x2>();
    renderer.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark);
    Some(renderer.build())
}

#[cfg(test)]
mod tests {
    use super::picture;

    #[test]
    fn an_address_has_a_picture_of_even_lines() {
        let drawn = picture("http://192.168.0.17:8080").expect("it is short");
        let widths: Vec<usize> = drawn.lines().map(|line| line.chars().count()).collect();
        assert!(widths.len() > 10 && widths.iter().all(|width| *width == widths[0]), "{drawn}");
    }
}
