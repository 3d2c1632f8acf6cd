pub(crate) mod arena;
pub(crate) mod nearest;
