pub(crate) mod pairing;
pub(crate) mod round_robin;
pub(crate) mod standings;
