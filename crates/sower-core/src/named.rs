//! Enums with written names: one macro defines the names for reading and writing.
//!
//! Rules files, `--set`, records and JSON all use the same names, so each is defined once, next to its variant.

/// An enum whose variants all have a written name.
pub trait Named: Copy + Sized + 'static {
    /// Every variant with its name, in documentation order.
    const ALL: &'static [(&'static str, Self)];

    /// The value's written name.
    fn name(self) -> &'static str;

    /// The value with that name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(written, _)| *written == name).map(|(_, value)| *value)
    }
}

/// Defines an enum whose variants have written names. The crate that uses it must depend on serde.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $ty:ident { $($(#[$vmeta:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $ty { $($(#[$vmeta])* $variant),+ }

        impl $crate::Named for $ty {
            const ALL: &'static [(&'static str, Self)] = &[$(($name, $ty::$variant)),+];

            fn name(self) -> &'static str {
                match self { $($ty::$variant => $name),+ }
            }
        }

        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::Named::name(*self))
            }
        }

        impl ::serde::Serialize for $ty {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Named::name(*self))
            }
        }
    };
}

pub(crate) use named;
