//! The parts of the world in which games are played, for lists: after the regions of the United Nations (M49).

use crate::{Message, Say, message};

/// A part of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Area {
    /// From Senegal to Nigeria.
    WestAfrica,
    /// From Chad to Angola.
    MiddleAfrica,
    /// From Eritrea to Mozambique and Madagascar, with the islands.
    EastAfrica,
    /// South Africa, Namibia, Botswana, Lesotho and Eswatini.
    SouthernAfrica,
    /// From Morocco to Sudan.
    NorthAfrica,
    /// From Turkey to Oman.
    WestAsia,
    /// From Kazakhstan to Mongolia, with China, Korea and Japan.
    CentralAndEastAsia,
    /// From Iran to Sri Lanka.
    SouthAsia,
    /// From Myanmar to the Philippines.
    SouthEastAsia,
    /// Europe.
    Europe,
    /// North and South America, and the Caribbean.
    Americas,
    /// Australia and the Pacific.
    Oceania,
}

/// The countries of each area, by their codes in ISO 3166-1.
const COUNTRIES: [(Area, &str); 12] = [
    (Area::WestAfrica, "BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SH SL TG"),
    (Area::MiddleAfrica, "AO CM CF TD CG CD GQ GA ST"),
    (Area::EastAfrica, "BI KM DJ ER ET KE MG MW MU YT MZ RE RW SC SO SS TZ UG ZM ZW"),
    (Area::SouthernAfrica, "BW SZ LS NA ZA"),
    (Area::NorthAfrica, "DZ EG LY MA SD TN EH"),
    (Area::WestAsia, "AM AZ BH CY GE IQ IL JO KW LB OM PS QA SA SY TR AE YE"),
    (Area::CentralAndEastAsia, "KZ KG TJ TM UZ CN HK JP KP KR MN MO TW"),
    (Area::SouthAsia, "AF BD BT IN IR MV NP PK LK"),
    (Area::SouthEastAsia, "BN KH ID LA MY MM PH SG TH TL VN"),
    (
        Area::Europe,
        "AL AD AT BY BE BA BG HR CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS \
         SK SI ES SE CH UA GB VA",
    ),
    (
        Area::Americas,
        "AG AR AW BS BB BZ BM BO BR CA KY CL CO CR CU CW DM DO EC SV FK GF GL GD GP GT GY HT HN JM MQ MX MS NI PA PY \
         PE PR KN LC MF VC SR TT TC US UY VE VG VI",
    ),
    (Area::Oceania, "AU FJ KI MH FM NR NZ PW PG WS SB TO TV VU"),
];

impl Area {
    /// All areas, in the order of lists.
    pub fn all() -> impl Iterator<Item = Area> {
        COUNTRIES.iter().map(|(area, _)| *area)
    }

    /// The area of a country; none if the code is unknown.
    pub fn of(country: &str) -> Option<Area> {
        let has = |(_, codes): &&(Area, &str)| codes.split_ascii_whitespace().any(|code| code == country);
        COUNTRIES.iter().find(has).map(|(area, _)| *area)
    }
}

impl Say for Area {
    fn message(&self) -> Message {
        match self {
            Area::WestAfrica => message!("area-west-africa"),
            Area::MiddleAfrica => message!("area-middle-africa"),
            Area::EastAfrica => message!("area-east-africa"),
            Area::SouthernAfrica => message!("area-southern-africa"),
            Area::NorthAfrica => message!("area-north-africa"),
            Area::WestAsia => message!("area-west-asia"),
            Area::CentralAndEastAsia => message!("area-central-east-asia"),
            Area::SouthAsia => message!("area-south-asia"),
            Area::SouthEastAsia => message!("area-south-east-asia"),
            Area::Europe => message!("area-europe"),
            Area::Americas => message!("area-americas"),
            Area::Oceania => message!("area-oceania"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    #[test]
    fn every_country_of_a_game_has_an_area() {
        for listed in library::all_with_the_first_four_first() {
            for country in &listed.rules(&[]).expect("rules").about().countries {
                assert!(Area::of(country).is_some(), "{country} of {}", listed.name);
            }
        }
        assert_eq!(Area::of("GH"), Some(Area::WestAfrica));
        assert_eq!(Area::of("XX"), None);
    }
}
