//! A block codec for planes in which neighbours are similar: Huffman coding with the previous byte as context.
//!
//! No code is longer than [`LONGEST`] bits. A block is split into runs of [`RUN`] bytes that are decoded separately, so that a single
//! value costs no more than its run. Decoding is one array look-up per byte. Several runs are decoded in parallel, because each byte
//! depends on the one before it.

use crate::error::TableError;

/// Bytes of a block that are decoded together.
pub(crate) const RUN: usize = 128;

/// The longest code of a byte in bits; a context's look-up table has 2 to that power entries.
const LONGEST: u32 = 11;

/// Bytes that follow this value or a greater one share a context; the first byte of a run has a separate one.
const MOST_ALIKE: usize = 31;
const CONTEXTS: usize = MOST_ALIKE + 2;
const FIRST: usize = MOST_ALIKE + 1;

/// Runs decoded in parallel.
const AT_ONCE: usize = 4;

#[inline(always)]
fn context_after(byte: u8) -> usize {
    usize::from(byte).min(MOST_ALIKE)
}

/// The frequency of each byte in each context.
#[derive(Clone)]
pub(crate) struct SymbolCounts(Vec<[u64; 256]>);

impl Default for SymbolCounts {
    fn default() -> SymbolCounts {
        SymbolCounts(vec![[0; 256]; CONTEXTS])
    }
}

impl SymbolCounts {
    /// Counts a block.
    pub(crate) fn add(&mut self, block: &[u8]) {
        for run in block.chunks(RUN) {
            let mut context = FIRST;
            for byte in run {
                self.0[context][usize::from(*byte)] += 1;
                context = context_after(*byte);
            }
        }
    }

    /// Adds other counts.
    pub(crate) fn merge(&mut self, other: &SymbolCounts) {
        let all = self.0.iter_mut().flatten().zip(other.0.iter().flatten());
        all.for_each(|(sum, count)| *sum += count);
    }
}

/// A canonical Huffman code per context: the code lengths determine the codes.
#[derive(Clone, PartialEq)]
pub(crate) struct BlockCodec {
    /// Number of different bytes: all that occur are below this.
    bytes: u16,
    /// For each context and byte; 0 if it does not occur.
    lengths: Vec<u8>,
    /// The codes, the first bit lowest.
    words: Vec<u16>,
    /// For each context and the next bits: the byte, and in the upper half its length.
    places: Vec<u16>,
}

impl std::fmt::Debug for BlockCodec {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "BlockCodec({} bytes)", self.bytes)
    }
}

impl BlockCodec {
    /// The best codec for a plane with these counts.
    pub(crate) fn of(counts: &SymbolCounts) -> BlockCodec {
        let occurs = |byte: &usize| counts.0.iter().any(|context| context[*byte] > 0);
        let bytes = (0..256).rev().find(occurs).map_or(0, |greatest| greatest + 1);
        let lengths = counts.0.iter().flat_map(|context| lengths(&context[..bytes])).collect();
        BlockCodec { bytes: bytes as u16, lengths, words: Vec::new(), places: Vec::new() }.with_places()
    }

    /// The size of a plane in bits, without the overhead of its blocks.
    #[cfg(test)]
    fn bits(&self, counts: &SymbolCounts) -> u64 {
        let bytes = usize::from(self.bytes);
        let codes = self.lengths.chunks(bytes.max(1)).zip(&counts.0);
        codes
            .flat_map(|(lengths, counts)| lengths.iter().zip(counts))
            .map(|(bits, count)| u64::from(*bits) * count)
            .sum()
    }

    /// Bytes of the codec in a file's header.
    pub(crate) fn len(&self) -> u64 {
        2 + self.lengths.len().div_ceil(2) as u64
    }

    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.bytes.to_le_bytes());
        out.extend(self.lengths.chunks(2).map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4));
    }

    /// The half-bytes of a codec for that many different bytes.
    pub(crate) fn half_bytes(bytes: u16) -> usize {
        CONTEXTS * usize::from(bytes)
    }

    /// Reads a codec from a file; `None` if it is not a valid one.
    pub(crate) fn read(bytes: u16, halves: &[u8]) -> Option<BlockCodec> {
        let lengths: Vec<u8> = halves
            .iter()
            .flat_map(|pair| [pair & 15, pair >> 4])
            .take(BlockCodec::half_bytes(bytes))
            .collect();
        let fits = |context: &[u8]| {
            let used = context.iter().filter(|bits| **bits > 0);
            used.map(|bits| 1_u32 << LONGEST.saturating_sub(u32::from(*bits))).sum::<u32>() <= 1 << LONGEST
        };
        let is_one = bytes <= 256
            && lengths.len() == BlockCodec::half_bytes(bytes)
            && lengths.iter().all(|bits| u32::from(*bits) <= LONGEST)
            && lengths.chunks(usize::from(bytes).max(1)).all(fits);
        is_one.then(|| BlockCodec { bytes, lengths, words: Vec::new(), places: Vec::new() }.with_places())
    }

    /// The codes of a context's bytes, the first bit lowest.
    fn words(lengths: &[u8]) -> Vec<u16> {
        let mut words = vec![0; lengths.len()];
        let mut next = 0_u32;
        for bits in 1..=LONGEST {
            for (byte, _) in lengths.iter().enumerate().filter(|(_, length)| u32::from(**length) == bits) {
                words[byte] = (next.reverse_bits() >> (32 - bits)) as u16;
                next += 1;
            }
            next <<= 1;
        }
        words
    }

    fn with_places(mut self) -> BlockCodec {
        self.places = vec![0; CONTEXTS << LONGEST];
        let bytes = usize::from(self.bytes).max(1);
        for (lengths, places) in self.lengths.chunks(bytes).zip(self.places.chunks_mut(1 << LONGEST)) {
            let words = BlockCodec::words(lengths);
            self.words.extend(&words);
            for (word, (byte, bits)) in words.into_iter().zip(lengths.iter().enumerate()) {
                if *bits > 0 {
                    let same = places[usize::from(word)..].iter_mut().step_by(1 << *bits);
                    same.for_each(|place| *place = u16::from(*bits) << 8 | byte as u16);
                }
            }
        }
        self
    }

    /// Encodes a block: the start of each run but the first, 2 bytes each, then the runs.
    pub(crate) fn pack(&self, block: &[u8]) -> Vec<u8> {
        let bytes = usize::from(self.bytes);
        let heads = 2 * (block.len().div_ceil(RUN) - 1);
        let mut out = vec![0; heads];
        for (number, run) in block.chunks(RUN).enumerate() {
            if number > 0 {
                let start = (out.len() - heads) as u16;
                out[2 * (number - 1)..2 * number].copy_from_slice(&start.to_le_bytes());
            }
            let (mut held, mut count, mut context) = (0_u64, 0_u32, FIRST);
            for byte in run {
                let at = context * bytes + usize::from(*byte);
                held |= u64::from(self.words[at]) << count;
                count += u32::from(self.lengths[at]);
                while count >= 8 {
                    out.push(held as u8);
                    held >>= 8;
                    count -= 8;
                }
                context = context_after(*byte);
            }
            if count > 0 {
                out.push(held as u8);
            }
        }
        out
    }

    /// The bytes of one run of a block.
    fn run_of(packed: &[u8], number: usize, runs: usize) -> Option<&[u8]> {
        let (heads, runs) = packed.split_at_checked(2 * runs.checked_sub(1)?)?;
        let start = match number {
            0 => 0,
            _ => u16::from_le_bytes(heads.get(2 * (number - 1)..2 * number)?.try_into().ok()?),
        };
        runs.get(usize::from(start)..)
    }

    /// Decodes one run of a block.
    pub(crate) fn unpack_run(
        &self,
        packed: &[u8],
        number: usize,
        block: usize,
        out: &mut [u8],
    ) -> Result<(), TableError> {
        let bytes = BlockCodec::run_of(packed, number, block.div_ceil(RUN)).ok_or(DAMAGED)?;
        let len = block.saturating_sub(number * RUN).min(RUN);
        self.read_runs([bytes], [out.get_mut(..len).ok_or(DAMAGED)?])
    }

    /// Decodes a whole block.
    pub(crate) fn unpack(&self, packed: &[u8], block: &mut [u8]) -> Result<(), TableError> {
        let runs = block.len().div_ceil(RUN);
        let mut number = 0;
        let mut several = block.chunks_exact_mut(AT_ONCE * RUN);
        for some in &mut several {
            let mut places = some.chunks_mut(RUN);
            let mut bytes = [&[][..]; AT_ONCE];
            for (ahead, bytes) in bytes.iter_mut().enumerate() {
                *bytes = BlockCodec::run_of(packed, number + ahead, runs).ok_or(DAMAGED)?;
            }
            self.read_runs(
                bytes,
                std::array::from_fn(|_| places.next().expect("as many runs as are read at once")),
            )?;
            number += AT_ONCE;
        }
        for run in several.into_remainder().chunks_mut(RUN) {
            self.read_runs([BlockCodec::run_of(packed, number, runs).ok_or(DAMAGED)?], [run])?;
            number += 1;
        }
        Ok(())
    }

    /// Decodes runs of equal length in parallel.
    #[inline(always)]
    fn read_runs<const N: usize>(&self, bytes: [&[u8]; N], runs: [&mut [u8]; N]) -> Result<(), TableError> {
        /// Bytes whose codes certainly fit in one word, of which 7 bits may be consumed already.
        const A_WORD: usize = 5;
        let len = runs.iter().map(|run| run.len()).min().unwrap_or(0);
        let places = &self.places[..];
        let (mut at, mut context, mut is_right) = ([0_usize; N], [FIRST; N], true);
        for start in (0..len).step_by(A_WORD) {
            let mut words: [u64; N] =
                std::array::from_fn(|run| word(bytes[run], at[run] / 8) >> (at[run] % 8));
            #[expect(clippy::needless_range_loop, reason = "several runs are written side by side")]
            for place in start..(start + A_WORD).min(len) {
                for run in 0..N {
                    let next = words[run] as usize & ((1 << LONGEST) - 1);
                    let found = places[context[run] << LONGEST | next];
                    let bits = found >> 8;
                    is_right &= bits > 0;
                    words[run] >>= bits;
                    at[run] += usize::from(bits);
                    runs[run][place] = found as u8;
                    context[run] = context_after(found as u8);
                }
            }
        }
        if is_right { Ok(()) } else { Err(DAMAGED) }
    }
}

const DAMAGED: TableError = TableError::Damaged { what: "a block" };

/// The eight bytes from an offset on, with zeros beyond the end.
#[inline(always)]
fn word(bytes: &[u8], at: usize) -> u64 {
    match bytes.get(at..at + 8) {
        Some(eight) => u64::from_le_bytes(eight.try_into().expect("eight bytes")),
        None => {
            let rest = bytes.get(at..).unwrap_or_default();
            rest.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
        }
    }
}

/// The lengths of a prefix code with no code longer than [`LONGEST`]: Huffman's, adjusted at the cost of rare bytes
/// until it fits.
fn lengths(counts: &[u64]) -> Vec<u8> {
    let mut lengths = vec![0_u8; counts.len()];
    let mut groups: Vec<(u64, Vec<usize>)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(byte, count)| (*count, vec![byte]))
        .collect();
    if let [(_, only)] = &groups[..] {
        lengths[only[0]] = 1;
    }
    // Bound: every iteration merges two groups. There are at most 256, so nothing faster is needed.
    while groups.len() > 1 {
        groups.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let (Some((count, rare)), Some((more, other))) = (groups.pop(), groups.pop()) else { break };
        let joined = [rare, other].concat();
        joined.iter().for_each(|byte| lengths[*byte] += 1);
        groups.push((count + more, joined));
    }
    lengths.iter_mut().for_each(|bits| *bits = (*bits).min(LONGEST as u8));
    let room = |lengths: &[u8]| -> u32 {
        lengths.iter().filter(|bits| **bits > 0).map(|bits| 1 << (LONGEST - u32::from(*bits))).sum()
    };
    // Bound: every iteration lengthens one code by a bit.
    while room(&lengths) > 1 << LONGEST {
        let can_grow = |byte: &usize| (1..LONGEST as u8).contains(&lengths[*byte]);
        let Some(rarest) = (0..counts.len()).filter(can_grow).min_by_key(|byte| counts[*byte]) else { break };
        lengths[rarest] += 1;
    }
    lengths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(len: usize, most: u8, seed: u64) -> Vec<u8> {
        let mut state = seed;
        let mut last = 0_u8;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let jump = (state >> 60) as u8;
            last = if jump == 0 { (state >> 33) as u8 } else { last.wrapping_add(jump / 6) };
            last %= most;
            last
        };
        (0..len).map(|_| next()).collect()
    }

    fn code_of(block: &[u8]) -> (BlockCodec, SymbolCounts) {
        let mut counts = SymbolCounts::default();
        counts.add(block);
        (BlockCodec::of(&counts), counts)
    }

    #[test]
    fn what_is_packed_comes_back_run_by_run_and_whole() {
        for (len, most) in [(1, 1), (127, 2), (128, 19), (129, 40), (2048, 19), (2048, 255), (1500, 3)] {
            let block = bytes(len, most, len as u64);
            let (code, counts) = code_of(&block);
            let mut head = Vec::new();
            code.write(&mut head);
            assert_eq!(head.len() as u64, code.len());
            let read = BlockCodec::read(u16::from_le_bytes([head[0], head[1]]), &head[2..]).expect("a code");
            assert!(read == code, "{len} {most}");
            let packed = read.pack(&block);
            let runs = len.div_ceil(RUN);
            let most_bytes = code.bits(&counts).div_ceil(8) as usize + 3 * runs;
            assert!(packed.len() <= most_bytes, "{} > {most_bytes}", packed.len());
            let mut whole = vec![0; len];
            read.unpack(&packed, &mut whole).expect("a block");
            assert_eq!(whole, block);
            for run in (0..runs).rev() {
                let mut part = [0; RUN];
                read.unpack_run(&packed, run, len, &mut part).expect("a run");
                let place = &block[run * RUN..((run + 1) * RUN).min(len)];
                assert_eq!(part[..place.len()], *place);
            }
        }
    }

    #[test]
    fn rare_bytes_have_codes_that_still_fit() {
        // Fibonacci numbers give the longest Huffman codes.
        let mut counts = [0_u64; 40];
        (counts[0], counts[1]) = (1, 1);
        for byte in 2..40 {
            counts[byte] = counts[byte - 1] + counts[byte - 2];
        }
        let lengths = lengths(&counts);
        assert_eq!(lengths.iter().max(), Some(&(LONGEST as u8)));
        let room: u32 = lengths.iter().map(|bits| 1 << (LONGEST - u32::from(*bits))).sum();
        assert!(room <= 1 << LONGEST, "{room}");
        assert_eq!(lengths[39], 1);
    }

    #[test]
    fn what_is_no_code_or_no_block_is_refused_and_nothing_panics() {
        // Two bytes with one-bit codes leave no room for a third.
        assert!(BlockCodec::read(3, &[0x11; 50]).is_none());
        assert!(BlockCodec::read(300, &[0; 10]).is_none());
        assert!(BlockCodec::read(2, &[0xff; 33]).is_none());
        let block = bytes(2048, 19, 7);
        let (code, _) = code_of(&block);
        let packed = code.pack(&block);
        for len in 0..40 {
            let mut out = vec![0; 2048];
            let _ = code.unpack(&packed[..len], &mut out);
            let _ = code.unpack_run(&packed[..len], 7, 2048, &mut out);
        }
        let nothing = BlockCodec::read(1, &[0; 17]).expect("a code in which nothing occurs");
        assert!(nothing.unpack(&packed, &mut [0; 256]).is_err());
    }
}
