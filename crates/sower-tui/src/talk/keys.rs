//! What keys do: short for the last lines of a screen, long for the page of keys.

use sower_text::messages;

messages! {
    /// What a key does.
    pub(crate) enum KeyTalk {
        /// A key in short.
        Sow = "tui-key-sow",
        /// A key in a sentence.
        SowLong = "tui-key-sow-long",
        /// A key in short.
        Hint = "tui-key-hint",
        /// A key in a sentence.
        HintLong = "tui-key-hint-long",
        /// A key in short.
        Values = "tui-key-values",
        /// A key in a sentence.
        ValuesLong = "tui-key-values-long",
        /// A key in short.
        Why = "tui-key-why",
        /// A key in a sentence.
        WhyLong = "tui-key-why-long",
        /// A key in short.
        Undo = "tui-key-undo",
        /// A key in a sentence.
        UndoLong = "tui-key-undo-long",
        /// A key in short.
        Redo = "tui-key-redo",
        /// A key in a sentence.
        RedoLong = "tui-key-redo-long",
        /// A key in short.
        Rules = "tui-key-rules",
        /// A key in a sentence.
        RulesLong = "tui-key-rules-long",
        /// A key in short.
        Menu = "tui-key-menu",
        /// A key in a sentence.
        MenuLong = "tui-key-menu-long",
        /// A key in short.
        Puzzles = "tui-key-puzzles",
        /// A key in short.
        Browser = "tui-key-browser",
        /// A key in short.
        Quit = "tui-key-quit",
        /// A key in a sentence.
        QuitLong = "tui-key-quit-long",
        /// A key in short.
        Keys = "tui-key-keys",
        /// A key in a sentence.
        KeysLong = "tui-key-keys-long",
        /// A key in short.
        Speed = "tui-key-speed",
        /// A key in a sentence.
        SpeedLong = "tui-key-speed-long",
        /// A key in short.
        Offer = "tui-key-offer",
        /// A key in a sentence.
        OfferLong = "tui-key-offer-long",
        /// A key in short.
        Resign = "tui-key-resign",
        /// A key in a sentence.
        ResignLong = "tui-key-resign-long",
        /// A key in short.
        Save = "tui-key-save",
        /// A key in a sentence.
        SaveLong = "tui-key-save-long",
        /// A key in short.
        New = "tui-key-new",
        /// A key in a sentence.
        NewLong = "tui-key-new-long",
        /// A key in short.
        Review = "tui-key-review",
        /// A key in a sentence.
        ReviewLong = "tui-key-review-long",
        /// A key in short.
        Step = "tui-key-step",
        /// A key in a sentence.
        StepLong = "tui-key-step-long",
        /// The space bar.
        PauseLong = "tui-key-pause-long",
        /// The pie rule.
        SwapLong = "tui-key-swap-long",
        /// Leaving from anywhere.
        QuitAnywhere = "tui-key-quit-anywhere",
        /// A key in short.
        Choose = "tui-key-choose",
        /// A key in short.
        Play = "tui-key-play",
        /// A key in short.
        Find = "tui-key-find",
        /// A key in short.
        Open = "tui-key-open",
        /// A key in short.
        Discard = "tui-key-discard",
        /// A key in short.
        Begin = "tui-key-begin",
        /// A key in short.
        Lists = "tui-key-lists",
        /// A key in short.
        Back = "tui-key-back",
        /// A key in short.
        Scroll = "tui-key-scroll",
        /// A key in short.
        Close = "tui-key-close",
        /// A key in short.
        Yes = "tui-key-yes",
        /// A key in short.
        No = "tui-key-no",
        /// A key in short.
        Skip = "tui-key-skip",
        /// A key in short.
        SkipToss = "tui-key-skip-toss",
        /// A key in short.
        GoOn = "tui-key-go-on",
        /// A key in short.
        Pause = "tui-key-pause",
    }
}
