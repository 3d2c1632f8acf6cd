//! Seeds as characters: one each if there is space, then closer together, then in heaps.

/// The columns and rows from which seeds are farther apart.
const ROOMY: (usize, usize) = (12, 7);

/// Rows of characters for a number of seeds, in an area of this size.
pub(super) fn seeds(count: u8, columns: usize, rows: usize, in_pairs: bool) -> Vec<String> {
    let count = usize::from(count);
    if columns == 0 || rows == 0 {
        return Vec::new();
    }
    // In a large pit seeds are farther apart.
    let (wide, high) = (columns.div_ceil(4), rows.div_ceil(2));
    if columns >= ROOMY.0 && rows >= ROOMY.1 && !in_pairs && count <= wide * high {
        let mut lines = Vec::new();
        for row in laid(count, wide, high, false) {
            lines.extend([row.join("   "), String::new()]);
        }
        lines.truncate(rows);
        return lines;
    }
    let spaced = columns.div_ceil(2);
    if count <= spaced * rows {
        return laid(count, spaced, rows, in_pairs).into_iter().map(|row| row.join(" ")).collect();
    }
    if count <= columns * rows {
        return laid(count, columns, rows, in_pairs).into_iter().map(|row| row.concat()).collect();
    }
    heaped(count, columns, rows)
}

/// One character per seed: row by row, or two rows at a time for games that show pairs.
fn laid(count: usize, across: usize, rows: usize, in_pairs: bool) -> Vec<Vec<&'static str>> {
    let mut lines = vec![Vec::new(); rows];
    // A heap is about as high as it is wide, if there are enough rows.
    let across =
        if in_pairs { across } else { square_root(count).max(count.div_ceil(rows)).clamp(1, across) };
    for seed in 0..count {
        let row = if in_pairs && rows > 1 {
            let pair = seed / (2 * across);
            2 * pair + (seed % 2)
        } else {
            seed / across
        };
        // If the number of rows is odd, the last single row takes the rest.
        lines[row.min(rows - 1)].push("●");
    }
    lines
}

/// The side of the smallest square that contains `count`.
fn square_root(count: usize) -> usize {
    (0..=16).find(|side| side * side >= count).unwrap_or(16)
}

/// Heaps of two, four or eight seeds as the dots of one character: the smallest that fit.
fn heaped(count: usize, columns: usize, rows: usize) -> Vec<String> {
    const HEAPS: [char; 9] = ['⠀', '⠁', '⠃', '⠇', '⡇', '⡏', '⡟', '⡿', '⣿'];
    let most = [2, 4, 8].into_iter().find(|most| count.div_ceil(*most) <= columns * rows).unwrap_or(8);
    let across = count.div_ceil(most).div_ceil(rows).clamp(1, columns);
    let mut left = count;
    let mut lines = Vec::new();
    for _ in 0..rows {
        let mut line = String::new();
        for _ in 0..across {
            let heap = left.min(most);
            left -= heap;
            if heap > 0 {
                line.push(HEAPS[heap]);
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(lines: &[String]) -> usize {
        lines
            .iter()
            .flat_map(|line| line.chars())
            .map(|sign| match sign {
                '●' => 1,
                ' ' => 0,
                heap => "⠁⠃⠇⡇⡏⡟⡿⣿".chars().position(|known| known == heap).expect("a known heap") + 1,
            })
            .sum()
    }

    #[test]
    fn every_seed_is_drawn_and_none_outside_its_room() {
        for count in 0..=255_u8 {
            for (columns, rows) in [(2, 2), (4, 1), (6, 2), (8, 2), (16, 8), (26, 15)] {
                for in_pairs in [false, true] {
                    let lines = seeds(count, columns, rows, in_pairs);
                    assert!(lines.len() <= rows);
                    assert!(lines.iter().all(|line| line.chars().count() <= columns), "{count} {lines:?}");
                    if usize::from(count) <= columns * rows * 8 {
                        assert_eq!(counted(&lines), usize::from(count), "{count} in {columns}×{rows}");
                    }
                }
            }
        }
    }

    #[test]
    fn seeds_are_farther_apart_in_a_large_pit() {
        assert_eq!(seeds(4, 16, 7, false)[..3], ["●   ●", "", "●   ●"]);
    }

    #[test]
    fn pairs_are_above_each_other() {
        assert_eq!(seeds(9, 10, 2, true), ["● ● ● ● ●", "● ● ● ●"]);
        assert_eq!(seeds(9, 9, 2, false), ["● ● ● ● ●", "● ● ● ●"]);
        assert_eq!(seeds(4, 8, 3, false), ["● ●", "● ●", ""]);
    }
}
