//! Parameters and results of SQL statements.

/// A value of a statement. NULL has a type too, because PostgreSQL requires one.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// An integer, or a boolean as 1 and 0.
    Int(Option<i64>),
    /// A floating-point number.
    Real(Option<f64>),
    /// UTF-8 text.
    Text(Option<String>),
    /// Binary data.
    Bytes(Option<Vec<u8>>),
}

impl Value {
    /// The type's name, for error messages.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Value::Int(None) | Value::Real(None) | Value::Text(None) | Value::Bytes(None) => "nothing",
            Value::Int(_) => "a whole number",
            Value::Real(_) => "a number with a fraction",
            Value::Text(_) => "a text",
            Value::Bytes(_) => "bytes",
        }
    }

    fn is_nothing(&self) -> bool {
        matches!(self, Value::Int(None) | Value::Real(None) | Value::Text(None) | Value::Bytes(None))
    }
}

/// Conversions: `T` and `Option<T>` to a value, and back; `T` fails on NULL.
macro_rules! converts {
    ($($type:ty => $kind:ident, $in:expr, $out:expr;)*) => {$(
        impl From<$type> for Value {
            fn from(this: $type) -> Value {
                Value::$kind(Some($in(this)))
            }
        }

        impl From<Option<$type>> for Value {
            fn from(this: Option<$type>) -> Value {
                Value::$kind(this.map($in))
            }
        }

        impl TryFrom<Value> for $type {
            type Error = Value;

            fn try_from(value: Value) -> Result<$type, Value> {
                match value {
                    Value::$kind(Some(this)) => $out(this).map_err(|this| Value::$kind(Some(this))),
                    other => Err(other),
                }
            }
        }

        impl TryFrom<Value> for Option<$type> {
            type Error = Value;

            fn try_from(value: Value) -> Result<Option<$type>, Value> {
                if value.is_nothing() { Ok(None) } else { <$type>::try_from(value).map(Some) }
            }
        }
    )*};
}

// No stored number exceeds 63 bits; a larger limit means no limit.
converts! {
    i64 => Int, |this| this, Ok;
    u64 => Int, |this| i64::try_from(this).unwrap_or(i64::MAX), |this| u64::try_from(this).map_err(|_| this);
    u32 => Int, i64::from, |this| u32::try_from(this).map_err(|_| this);
    bool => Int, i64::from, |this| Ok::<bool, i64>(this != 0);
    f64 => Real, |this| this, Ok;
    String => Text, |this| this, Ok;
    Vec<u8> => Bytes, |this| this, Ok;
}

impl From<&str> for Value {
    fn from(this: &str) -> Value {
        Value::Text(Some(this.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(this: &String) -> Value {
        Value::Text(Some(this.clone()))
    }
}

impl From<Option<&str>> for Value {
    fn from(this: Option<&str>) -> Value {
        Value::Text(this.map(str::to_owned))
    }
}

impl From<&[u8]> for Value {
    fn from(this: &[u8]) -> Value {
        Value::Bytes(Some(this.to_vec()))
    }
}
