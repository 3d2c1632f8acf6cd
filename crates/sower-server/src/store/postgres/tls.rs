//! Connects with or without TLS as the address requires, and explains refused connections.
//!
//! `allow` and `prefer` permit two ways. The first connection finds out which one the server accepts, and all later ones use it: sqlx's
//! pools and listeners try only one way, and do not support `allow`.

use rustls::CertificateError;
use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgSslMode};
use tokio::time::timeout;

use super::{CONNECTING, slow};
use crate::store::StoreError;

/// PostgreSQL's code for a connection that its rules do not admit, for example because it is not encrypted.
const NOT_ADMITTED: &str = "28000";

/// Opens the first connection. Returns it with the options for all further ones.
pub(super) async fn connect_first(
    options: PgConnectOptions,
    name: &str,
) -> Result<(PgConnection, PgConnectOptions), StoreError> {
    let (first, second) = match options.get_ssl_mode() {
        PgSslMode::Allow => (PgSslMode::Disable, Some(PgSslMode::Require)),
        PgSslMode::Prefer => (PgSslMode::Prefer, Some(PgSslMode::Disable)),
        only => (only, None),
    };
    let options = options.ssl_mode(first);
    let refused = match connect(&options, name).await? {
        Ok(connection) => return Ok((connection, options)),
        Err(error) => error,
    };
    if let Some(second) = second.filter(|_| may_be_met_otherwise(&refused)) {
        let options = options.ssl_mode(second);
        if let Ok(connection) = connect(&options, name).await? {
            return Ok((connection, options));
        }
    }
    Err(failed(name, &refused))
}

async fn connect(
    options: &PgConnectOptions,
    name: &str,
) -> Result<Result<PgConnection, sqlx::Error>, StoreError> {
    timeout(CONNECTING, PgConnection::connect_with(options)).await.map_err(|_| slow(name))
}

/// Whether the other way may succeed: TLS, or its absence, was the only problem.
fn may_be_met_otherwise(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.as_deref() == Some(NOT_ADMITTED)
        || matches!(error, sqlx::Error::Tls(_))
        || rejected_handshake(error).is_some()
}

/// The TLS error of a connection.
fn rejected_handshake(error: &sqlx::Error) -> Option<&rustls::Error> {
    match error {
        sqlx::Error::Io(error) => error.get_ref()?.downcast_ref(),
        sqlx::Error::Tls(error) => error.downcast_ref(),
        _ => None,
    }
}

/// The error of a failed connection, with advice on what to change.
pub(super) fn failed(name: &str, error: &sqlx::Error) -> StoreError {
    match rejected_handshake(error) {
        Some(rejection) => StoreError::failed(name, &explained(rejection)),
        None => StoreError::failed(name, error),
    }
}

fn explained(rejection: &rustls::Error) -> String {
    let rustls::Error::InvalidCertificate(error) = rejection else {
        return format!("TLS failed: {rejection}");
    };
    match error {
        CertificateError::UnknownIssuer => "its certificate was issued by an authority that is not trusted; \
             name the certificate of that authority with sslrootcert=FILE"
            .to_owned(),
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            format!("its certificate is for another host ({error}); use that host name in the address")
        }
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
            format!("its certificate has expired ({error})")
        }
        // The verifier wraps this error in its own type.
        CertificateError::Other(_) if format!("{error:?}").contains("CaUsedAsEndEntity") => {
            "its certificate is that of an authority, which no server may use; \
             issue a certificate for the server with it"
                .to_owned()
        }
        _ => format!("its certificate is not accepted: {error}"),
    }
}
