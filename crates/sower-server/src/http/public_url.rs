//! The site's public address.

use std::str::FromStr;

/// The site's address as readers see it, such as `https://sower.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
}

/// Not a valid address of a site.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0} is not a valid site address; expected http or https and a host without a path, such as https://sower.example"
)]
pub struct PublicUrlError(String);

impl PublicUrl {
    /// Whether readers connect over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }

    /// The address, without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.origin
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let origin = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let is_host = |host: &str| {
            !host.is_empty()
                && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
        };
        match host.is_some_and(is_host) {
            true => Ok(PublicUrl { origin }),
            false => Err(PublicUrlError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| url.as_str().to_owned());
        assert_eq!(read("https://Sower.example/").as_deref(), Ok("https://sower.example"));
        assert_eq!(read("http://[::1]:8080").as_deref(), Ok("http://[::1]:8080"));
        for bad in
            ["sower.example", "ftp://sower.example", "https://", "https://a/b", "https://a?b", "https://a b"]
        {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
