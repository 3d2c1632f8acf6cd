//! Parses the address of a PostgreSQL database, with its TLS settings.
//!
//! The settings mean the same as to PostgreSQL's own programs. sqlx differs in a few places: it ignores unknown settings, and with
//! `sslmode=require` it ignores `sslrootcert`. An ignored TLS setting would make
//! a connection less safe than its address says, so those cases are handled here.

use std::fs;
use std::str::FromStr as _;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use crate::store::StoreError;

/// The TLS settings, with the alternative spellings that sqlx accepts.
const TLS_SETTINGS: [(&str, &[&str]); 4] = [
    ("sslmode", &["ssl-mode"]),
    ("sslrootcert", &["ssl-root-cert", "ssl-ca"]),
    ("sslcert", &["ssl-cert"]),
    ("sslkey", &["ssl-key"]),
];

/// The beginning of a certificate in a PEM file.
const CERTIFICATE: &str = "-----BEGIN CERTIFICATE-----";

/// Parses an address. Refuses other kinds of databases, whose addresses sqlx would accept.
pub(super) fn read(address: &str) -> Result<PgConnectOptions, StoreError> {
    if !["postgres://", "postgresql://"].iter().any(|kind| address.starts_with(kind)) {
        return Err(wrong("it does not begin with postgres://".to_owned()));
    }
    let tls = Tls::read(address)?;
    let options = PgConnectOptions::from_str(address).map_err(|error| wrong(error.to_string()))?;
    // A local socket needs no encryption, and PostgreSQL offers no TLS there.
    if options.get_socket().is_some() || options.get_host().starts_with('/') {
        return Ok(options.ssl_mode(PgSslMode::Disable));
    }
    // PostgreSQL's own programs also verify the certificate with `require` if a root certificate is given.
    match options.get_ssl_mode() {
        PgSslMode::Require if tls.has_root => Ok(options.ssl_mode(PgSslMode::VerifyCa)),
        _ => Ok(options),
    }
}

/// The TLS settings that sqlx does not handle.
struct Tls {
    has_root: bool,
}

impl Tls {
    fn read(address: &str) -> Result<Tls, StoreError> {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        let query = query.split('#').next().unwrap_or_default();
        // The environment applies if the address does not set it.
        let mut root = std::env::var("PGSSLROOTCERT").ok();
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            match setting(&key)? {
                Some("sslmode") => check_mode(&value)?,
                Some("sslrootcert") => root = Some(value.into_owned()),
                Some(file) => drop(read_file(file, &value)?),
                None => {}
            }
        }
        if let Some(file) = &root {
            check_root(file)?;
        }
        Ok(Tls { has_root: root.is_some() })
    }
}

/// The TLS setting of a key, if it is one.
fn setting(key: &str) -> Result<Option<&'static str>, StoreError> {
    let known = TLS_SETTINGS.iter().find(|(name, others)| *name == key || others.contains(&key));
    match known {
        Some((name, _)) => Ok(Some(name)),
        None if key.to_ascii_lowercase().contains("ssl") => {
            let known = TLS_SETTINGS.map(|(name, _)| name).join(", ");
            Err(wrong(format!("{key} is not a setting that Sower knows; the settings for TLS are {known}")))
        }
        None => Ok(None),
    }
}

fn check_mode(mode: &str) -> Result<(), StoreError> {
    PgSslMode::from_str(mode).map(|_| ()).map_err(|_| {
        wrong(format!(
            "sslmode={mode} is not known; expected disable, allow, prefer, require, verify-ca or verify-full"
        ))
    })
}

/// Checks that a file contains a certificate. Without one, every server would be refused for an obscure reason.
fn check_root(file: &str) -> Result<(), StoreError> {
    // The environment may contain the certificate itself.
    if file.trim_start().starts_with("-----BEGIN") || read_file("sslrootcert", file)?.contains(CERTIFICATE) {
        return Ok(());
    }
    Err(wrong(format!("sslrootcert={file} contains no certificate; expected a PEM file")))
}

fn read_file(setting: &str, file: &str) -> Result<String, StoreError> {
    let read = fs::read(file).map_err(|error| wrong(format!("{setting}={file} cannot be read: {error}")))?;
    Ok(String::from_utf8_lossy(&read).into_owned())
}

fn wrong(reason: String) -> StoreError {
    StoreError::Address { reason }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Postgres;

    fn refusal(address: &str) -> String {
        let refused = read(address).map(|_| ()).expect_err("it is refused");
        assert!(matches!(refused, StoreError::Address { .. }), "{refused}");
        refused.to_string()
    }

    #[test]
    fn only_what_names_postgresql_is_an_address() {
        assert!(
            Postgres::name_of("postgres://ann:secret@localhost/sower")
                .is_ok_and(|name| !name.contains("secret"))
        );
        assert!(Postgres::name_of("postgresql://localhost/sower").is_ok());
        for wrong in ["mysql://localhost/sower", "sower.sqlite", "", "postgres:/localhost"] {
            refusal(wrong);
        }
    }

    #[test]
    fn an_unknown_mode_is_refused_with_the_known_ones() {
        let told = refusal("postgres://ann:hunter2@localhost/sower?sslmode=always");
        assert!(told.contains("sslmode=always") && told.contains("verify-full"), "{told}");
        assert!(!told.contains("hunter2"), "{told}");
        for mode in ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] {
            read(&format!("postgres://localhost/sower?sslmode={mode}")).expect(mode);
        }
    }

    #[test]
    fn a_misspelt_setting_about_tls_is_refused_and_not_ignored() {
        for key in ["ssl_mode", "SSLMODE", "sslcrl", "ssl"] {
            let told = refusal(&format!("postgres://localhost/sower?{key}=require"));
            assert!(told.contains(key) && told.contains("sslrootcert"), "{told}");
        }
        read("postgres://localhost/sower?connect_timeout=3").expect("it is not about TLS");
    }

    #[test]
    fn a_root_certificate_must_be_one() {
        let told = refusal("postgres://localhost/sower?sslmode=verify-full&sslrootcert=/nowhere/root.crt");
        assert!(told.contains("sslrootcert=/nowhere/root.crt"), "{told}");
        // Tests run in their crate's folder.
        let told = refusal("postgres://localhost/sower?sslrootcert=Cargo%2Etoml");
        assert!(told.contains("Cargo.toml contains no certificate"), "{told}");
    }

    #[test]
    fn a_socket_of_this_machine_is_never_asked_for_tls() {
        let options = read("postgres:///sower?host=/var/run/postgresql&sslmode=require").expect("an address");
        assert!(matches!(options.get_ssl_mode(), PgSslMode::Disable));
    }
}
