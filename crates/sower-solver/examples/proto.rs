use std::sync::Arc;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let changes: Vec<_> = a[1..a.len()-3].iter().map(|c| sower_core::Change::parse(c).unwrap()).collect();
    let game = Arc::new(sower_core::Game::new(sower_core::library::find(&a[0]).unwrap().rules(&changes).unwrap()));
    let n = |i: usize| a[a.len()-i].parse::<usize>().unwrap();
    let settings = sower_solver::Settings { threads: n(3), memory: n(2) << 20, nodes: None, time: None };
    let mut solver = sower_solver::Solver::new(Arc::clone(&game), settings);
    let aim = [sower_solver::Aim::Value, sower_solver::Aim::Moves, sower_solver::Aim::Result][n(1)];
    let mut last = None;
    let solved = solver.solve(&game.start(), aim, None, &sower_search::Stop::new(), &mut |e| if let sower_solver::Event::Progress(p) = e {
        let now = (p.asked, p.goal); if last != Some(now) { last = Some(now); eprintln!("{:?} {} {} [{} {}] {} {:.1}", p.asked, p.goal, p.line.len(), p.lower, p.upper, p.nodes, p.seconds); } });
    println!("{} {} {} best {:?} line {} nodes {} {:.2}s", solved.lower, solved.upper, solved.proven, solved.best, solved.line.len(), solved.nodes, solved.seconds);
    for m in &solved.moves { println!("  {:?} {} {}", m.played, m.lower, m.upper); }
}
