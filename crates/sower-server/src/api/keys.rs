//! Finds out which keys a body type accepts, so that an error message can name them.

use serde::de::value::{Error, MapDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;

/// The keys that the type of a body expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keys {
    /// Some or all of these.
    Of(&'static [&'static str]),
    /// Just one of these.
    One(&'static [&'static str]),
    /// The type does not say.
    Unknown,
}

impl Keys {
    /// The keys that a type expects.
    pub(super) fn of<T: DeserializeOwned>() -> Keys {
        let mut found = Keys::Unknown;
        // It always fails: the type says what it expects and gets nothing.
        let _ = T::deserialize(Asked(&mut found));
        found
    }

    /// What a type says of an object without keys, if it does not take one: it names the first key that is missing.
    pub(super) fn missing<T: DeserializeOwned>() -> Option<String> {
        let nothing = MapDeserializer::<_, Error>::new(std::iter::empty::<(String, String)>());
        T::deserialize(nothing).err().map(|error| error.to_string())
    }

    /// The keys as a person reads them.
    pub(super) fn listed(self) -> Option<String> {
        match self {
            Keys::Of(names) | Keys::One(names) if !names.is_empty() => Some(names.join(", ")),
            _ => None,
        }
    }
}

/// Notes what a type asks for first.
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
        // A type that takes some keys from another does not list them, but misses them.
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
