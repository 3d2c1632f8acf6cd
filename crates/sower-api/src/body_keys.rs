//! Finds out which keys a body type accepts, for error messages.

use serde::de::value::{Error, MapDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;

/// The keys that a body type accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keys {
    /// Any of these.
    Of(&'static [&'static str]),
    /// Exactly one of these.
    One(&'static [&'static str]),
    /// The type does not say.
    Unknown,
}

impl Keys {
    /// The keys that a type accepts.
    pub(crate) fn of<T: DeserializeOwned>() -> Keys {
        let mut found = Keys::Unknown;
        // This always fails: the type names its fields and receives no data.
        let _ = T::deserialize(Asked(&mut found));
        found
    }

    /// The error of a type for an empty object, which names the first missing key; none if it accepts one.
    pub(crate) fn missing<T: DeserializeOwned>() -> Option<String> {
        let nothing = MapDeserializer::<_, Error>::new(std::iter::empty::<(String, String)>());
        T::deserialize(nothing).err().map(|error| error.to_string())
    }

    /// The keys as a list for people.
    pub(crate) fn listed(self) -> Option<String> {
        match self {
            Keys::Of(names) | Keys::One(names) if !names.is_empty() => Some(names.join(", ")),
            _ => None,
        }
    }
}

/// Records which fields a type requests first.
struct Asked<'a>(&'a mut Keys);

impl<'de> Deserializer<'de> for Asked<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("only asked"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        *self.0 = Keys::Of(fields);
        Err(Error::custom("only asked"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        *self.0 = Keys::One(variants);
        Err(Error::custom("only asked"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[test]
    fn a_type_says_which_keys_it_expects() {
        #[derive(Deserialize)]
        #[expect(dead_code, reason = "only its names count")]
        struct Both {
            one: u8,
            #[serde(default)]
            other: u8,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(dead_code, reason = "only its names count")]
        enum Either {
            ThisOne(u8),
            Other(u8),
        }
        assert_eq!(Keys::of::<Both>(), Keys::Of(&["one", "other"]));
        assert_eq!(Keys::of::<Either>(), Keys::One(&["this-one", "other"]));
        assert_eq!(Keys::of::<serde_json::Value>(), Keys::Unknown);
        // A type with flattened fields does not list them, but reports them missing.
        #[derive(Deserialize)]
        #[expect(dead_code, reason = "only its names count")]
        struct More {
            #[serde(flatten)]
            both: Both,
        }
        assert_eq!(Keys::of::<More>(), Keys::Unknown);
        assert_eq!(Keys::missing::<More>().as_deref(), Some("missing field `one`"));
        assert_eq!(Keys::missing::<serde_json::Value>(), None);
        assert_eq!(Keys::of::<Either>().listed().as_deref(), Some("this-one, other"));
    }
}
