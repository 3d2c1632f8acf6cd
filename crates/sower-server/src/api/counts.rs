//! What a site under measurement says of itself. Any other has no such page.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::nothing_here;
use crate::fault::Fault;
use crate::reader::Reader;
use crate::site::Site;

pub(crate) async fn counts(State(site): State<Arc<Site>>, reader: Reader) -> Result<Json<Value>, Fault> {
    if !site.options.counts {
        return Err(nothing_here(reader).await);
    }
    let (commits, writes) = site.writer.counts();
    Ok(Json(json!({ "commits": commits, "writes": writes })))
}
