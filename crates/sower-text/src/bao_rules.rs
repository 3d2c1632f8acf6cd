//! Sentences for Bao, for [`rules_in_words`](crate::rules_in_words()).

use sower_core::rules::*;

use crate::{Message, message, ring_rules};

pub(crate) fn board(rules: &Rules) -> Vec<Message> {
    let bao = rules.bao();
    let mut said = ring_rules::board(rules);
    if bao.hand > 0 {
        said.push(message!("rule-bao-hand", count = bao.hand));
    }
    if bao.house {
        said.push(message!("rule-bao-house"));
    }
    said
}

pub(crate) fn sowing(rules: &Rules) -> Vec<Message> {
    let bao = rules.bao();
    let mut said = Vec::new();
    if bao.hand > 0 {
        said.push(message!("rule-bao-namua"));
        said.push(message!("rule-bao-takata-namua"));
    }
    if bao.house {
        said.push(message!("rule-bao-tax"));
        said.push(message!("rule-bao-safari"));
    }
    said.push(message!("rule-bao-mtaji"));
    said.push(message!("rule-bao-takata"));
    said.push(message!("rule-bao-relay"));
    if let Some(count) = bao.most_sown {
        said.push(message!("rule-bao-most-sown", count));
    }
    said
}

pub(crate) fn captures(rules: &Rules) -> Vec<Message> {
    let bao = rules.bao();
    let mut said =
        vec![message!("rule-bao-capture"), message!("rule-bao-kichwa"), message!("rule-bao-sixteen")];
    match bao.takasia {
        Takasia::None => {}
        Takasia::Once => said.push(message!("rule-bao-takasia")),
        Takasia::Lasting => said.push(message!("rule-bao-takasia-lasting")),
    }
    said
}

pub(crate) fn end(rules: &Rules) -> Vec<Message> {
    vec![match rules.bao().inner_empty {
        InnerEmpty::AtOnce => message!("rule-bao-end-at-once"),
        InnerEmpty::AfterTurn => message!("rule-bao-end"),
    }]
}
