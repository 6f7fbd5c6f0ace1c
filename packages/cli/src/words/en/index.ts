import type { Language } from '@cromford/kernel';
import type { Blanks } from '../blanks.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { problems } from './problems.ts';
import { weigh } from './weigh.ts';

/** What the command line itself says, in English. */
export const texts = {
  language: 'en' as Language,
  about: 'Five games of the Industrial Revolution, by the rulebooks. Unofficial.',
  help,
  /** What stands for a value in a usage line. */
  placeholders: {
    options: 'options',
    command: 'command',
    game: 'game',
    file: 'file',
    files: 'files',
    folder: 'folder',
    n: 'n',
    names: 'names',
    text: 'text',
    code: 'code',
    'name=value': 'name=value',
    how: 'how',
    bot: 'bot',
    level: 'level',
    id: 'id',
    url: 'url',
    where: 'where',
  },
  games: { id: 'game', name: 'name', players: 'players', options: 'options' },
  play,
  /** Under a text that fills the screen. */
  pages: {
    back: 'Enter or q: to the board: ',
    onOrBack: ({ from, to, lines }: Blanks<'from' | 'to' | 'lines'>) =>
      `Lines ${from}–${to} of ${lines}. Enter: on, p: the page before, q: to the board: `,
    lastPage: ({ from, to, lines }: Blanks<'from' | 'to' | 'lines'>) =>
      `Lines ${from}–${to} of ${lines}. Enter or q: to the board, p: the page before: `,
  },
  puzzles: {
    made: ({ found, games, file }: Blanks<'found' | 'games' | 'file'>) =>
      `Puzzles found: ${found}, in ${games} games, added to ${file}.`,
    checked: ({ puzzles, agreed }: Blanks<'puzzles' | 'agreed'>) => `Puzzles: ${puzzles}. They stand: ${agreed}.`,
  },
  weigh,
  simulate: {
    title: ({
      game,
      players,
      seed,
      finished,
      games,
      decisions,
    }: Blanks<'game' | 'players' | 'seed' | 'finished' | 'games' | 'decisions'>) =>
      `${game}, ${players} seat(s), seed ${seed}: ${finished} of ${games} games finished, ${decisions} decisions`,
    cancelled: ({ wanted }: Blanks<'wanted'>) => `Cancelled: of ${wanted} games these were played until then.`,
    lapses: ({ refused, threw, late }: Blanks<'refused' | 'threw' | 'late'>) =>
      `Bots went wrong: ${refused} moves refused, ${threw} exceptions, ${late} answers too late.`,
    noLapses: 'No bot asked for a move that was refused.',
    broken: ({ count }: Blanks<'count'>) => `Broken invariants: ${count}`,
    unbroken: ({ check }: Blanks<'check'>) => `No invariant was broken (check: ${check}).`,
    time: ({ seconds, perSecond, memory }: Blanks<'seconds' | 'perSecond' | 'memory'>) =>
      `${seconds} s, ${perSecond} games/s; memory after each tenth: ${memory} MB`,
    seat: 'seat',
    bot: 'bot',
    wins: 'wins',
    mean: 'mean',
    lowest: 'min',
    lowerQuartile: '¼',
    median: '½',
    upperQuartile: '¾',
    highest: 'max',
  },
  tournament: {
    title: ({ game, players, seed, games, decisions }: Blanks<'game' | 'players' | 'seed' | 'games' | 'decisions'>) =>
      `${game}, ${players} seat(s), seed ${seed}: ${games} games, ${decisions} decisions`,
    cancelled: ({ played, wanted }: Blanks<'played' | 'wanted'>) =>
      `Cancelled after ${played} of ${wanted} games: the figures are those of these.`,
    resumed: ({ played, wanted, file }: Blanks<'played' | 'wanted' | 'file'>) =>
      `${played} of ${wanted} games are in ${file} already.`,
    kept: ({ file }: Blanks<'file'>) => `They are kept in ${file}: the same command goes on from there.`,
    lost: 'They are not kept: with --out FILE they are, and the same command goes on.',
    paired: ({
      deals,
      first,
      second,
      wins,
      winsLow,
      winsHigh,
      score,
      scoreLow,
      scoreHigh,
    }: Blanks<'deals' | 'first' | 'second' | 'wins' | 'winsLow' | 'winsHigh' | 'score' | 'scoreLow' | 'scoreHigh'>) =>
      `Over ${deals} deals, a seat of ${first} against one of ${second}: ${wins} % of the wins (${winsLow} to ${winsHigh}), ${score} in score (${scoreLow} to ${scoreHigh}).`,
    time: ({ games, seconds }: Blanks<'games' | 'seconds'>) => `${games} games in ${seconds} s`,
    bot: 'bot',
    seats: 'seats',
    wins: 'wins',
    share: 'share',
    interval: '95 %',
    mean: 'mean score',
    rating: 'rating',
    perDecision: 'ms/decision',
    longest: 'longest ms',
  },
  replay: {
    verified: ({ file, moves, game }: Blanks<'file' | 'moves' | 'game'>) =>
      `${file}: ${moves} decisions of ${game} replayed; every one was open.`,
    matches: ({ hash }: Blanks<'hash'>) => `Hash ${hash}: as recorded.`,
    noHash: ({ hash }: Blanks<'hash'>) => `Hash ${hash} (the record has none to compare with).`,
    unfinished: ({ progress }: Blanks<'progress'>) => `The game goes on. ${progress}`,
    score: ({ score }: Blanks<'score'>) => `Score: ${score}`,
    older: ({ wanted, here }: Blanks<'wanted' | 'here'>) =>
      `Played by version ${wanted} of the rules; version ${here} comes to the same.`,
    asPlayed:
      'The record has its positions: --step shows it as it was played; play --resume --take-up goes on with it.',
    asFarAsItGoes: ({ moves }: Blanks<'moves'>) =>
      `The record has no positions: --step shows its first ${moves} decisions by the rules of today.`,
    refused: ({ number, line, reason }: Blanks<'number' | 'line' | 'reason'>) =>
      `Decision ${number} (${line}) does not fit: ${reason}`,
    prompt: 'Enter: next, p: previous, a number: go there, q: quit: ',
    position: ({ ply, last }: Blanks<'ply' | 'last'>) => `Decision ${ply} of ${last}`,
    beginning: 'Start',
  },
  analyse: {
    title: ({ game, decisions }: Blanks<'game' | 'decisions'>) => `${game}: ${decisions} decisions`,
    seat: 'seat',
    decisions: 'decisions',
    agreed: 'as preferred',
    cost: 'given away',
    score: 'score',
    chances: 'Chances to win, turn by turn',
    worths: 'Expected score, turn by turn',
    turningPoints: 'Where it turned',
    turn: ({ from, to, mover }: Blanks<'from' | 'to' | 'mover'>) => `decisions ${from}–${to}, ${mover}`,
    turnOfOne: ({ to, mover }: Blanks<'to' | 'mover'>) => `decision ${to}, ${mover}`,
    change: ({ seat, before, after }: Blanks<'seat' | 'before' | 'after'>) => `${seat}: ${before} → ${after}`,
    costliest: 'The costliest decisions',
    number: 'no.',
    played: 'played',
    preferred: 'preferred',
    cancelled: 'Cancelled.',
  },
  tune: {
    title: ({
      game,
      players,
      bot,
      seed,
      deals,
      stages,
    }: Blanks<'game' | 'players' | 'bot' | 'seed' | 'deals' | 'stages'>) =>
      `${game}, ${players} ${players === 1 ? 'seat' : 'seats'}, ${bot}, seed ${seed}: ${stages} ${stages === 1 ? 'survey' : 'surveys'} of ${deals} deals`,
    cancelled: ({ deals }: Blanks<'deals'>) => `Cancelled after ${deals} deals. The same command goes on from there.`,
    lost: ({ deals }: Blanks<'deals'>) =>
      `Cancelled after ${deals} deals, which are lost: with --out FILE they are kept, and the same command goes on.`,
    weight: 'weight',
    before: 'before',
    after: 'after',
    gain: 'gain',
    proof: ({ share, low, high, games, fair }: Blanks<'share' | 'low' | 'high' | 'games' | 'fair'>) =>
      `Against the weights of before: ${share} (${low} – ${high}) of ${games} games; fair would be ${fair}.`,
    proven: 'Better than before.',
    unproven: 'Not proven to be better.',
    written: ({ file }: Blanks<'file'>) => `Written to ${file}.`,
  },
  trial: {
    game: 'game',
    games: 'games',
    decisions: 'decisions',
    refused: 'refused',
    threw: 'exceptions',
    broken: 'broken games',
    byBot: 'by bot',
    cancelled: 'Cancelled: these are the games that were played until then.',
    total: ({ seed, decisions, refused }: Blanks<'seed' | 'decisions' | 'refused'>) =>
      `Seed ${seed}: ${decisions} decisions, ${refused} refused.`,
    time: ({ seconds, memory }: Blanks<'seconds' | 'memory'>) => `${seconds} s; memory after each game: ${memory} MB`,
  },
  worker: {
    ready: ({ at }: Blanks<'at'>) => `Taking work, ${at} at a time. Ctrl-C stops.`,
    done: ({ decisions, parts }: Blanks<'decisions' | 'parts'>) =>
      `${decisions} decisions of bots, ${parts} parts of runs.`,
    stopping: 'Stopping: what is in hand goes back.',
    late: 'Stopped before everything was given back: the database gave no answer.',
    nobody: 'No worker has taken anything yet: start `cromford worker` with the same database.',
  },
  verifyStore: {
    title: ({ tables, entries }: Blanks<'tables' | 'entries'>) => `${tables} stored games, ${entries} entries.`,
    same: 'Every one replays to every position that was noted.',
    different: ({ count }: Blanks<'count'>) => `Damaged, or not as they were played: ${count}`,
    tournaments: ({ count }: Blanks<'count'>) => `Tournaments that cannot be read: ${count}`,
    carried: ({ count }: Blanks<'count'>) =>
      `Of an older version of the rules, and goes on under this one without a word: ${count}`,
    asked: ({ count }: Blanks<'count'>) =>
      `Being played by an older version of the rules, and comes to something else by this one; its players are asked: ${count}`,
    shown: ({ count }: Blanks<'count'>) =>
      `Over, and comes to something else by this version; it can still be looked at: ${count}`,
  },
  keeping: {
    backedUp: ({ file }: Blanks<'file'>) => `Copied to ${file}`,
    removed: ({ file }: Blanks<'file'>) => `Removed, because there are newer ones: ${file}`,
    restored: ({ database, file }: Blanks<'database' | 'file'>) => `${database} is now what ${file} was.`,
    putAside: ({ file }: Blanks<'file'>) => `What was there before is in ${file}`,
    moved: ({ rows, tables }: Blanks<'rows' | 'tables'>) => `Moved: ${rows} rows of ${tables} tables.`,
  },
  bench: {
    game: 'game',
    players: 'seats',
    options: 'options',
    decisions: 'decisions/s',
    games: 'games/s',
    clone: 'clone µs',
    naive: 'structuredClone µs',
    forecast: 'forecast µs',
    bytes: 'state bytes',
    replay: 'replayed moves/s',
    loop: ({ microseconds, node, cpu }: Blanks<'microseconds' | 'node' | 'cpu'>) =>
      `Baseline: 10,000 numbers of the seeded generator in ${microseconds} µs. Node ${node}, ${cpu}.`,
  },
  /** What is wrong with the command line itself. */
  usage: {
    thousands: ',',
    unknownCommand: ({ subject }: Blanks<'subject'>) => `There is no command “${subject}”.`,
    unknownOption: ({ subject }: Blanks<'subject'>) => `There is no option “${subject}” here.`,
    missingArgument: ({ subject }: Blanks<'subject'>) => `Say which ${subject}.`,
    missingValue: ({ subject }: Blanks<'subject'>) => `${subject} wants a value.`,
    invalidValue: ({ value, subject, allowed }: Blanks<'value' | 'subject' | 'allowed'>) =>
      `“${value}” does not go with ${subject}. Possible: ${allowed}.`,
    tooMany: 'That is more than this command takes.',
    see: ({ command }: Blanks<'command'>) => `\`cromford ${command}\` lists what there is.`,
  },
  /** Why the system does not do something with a file. */
  reasons: {
    ENOENT: 'there is no such file or folder.',
    EISDIR: 'it is a folder.',
    EEXIST: 'there is a file of that name.',
    ENOTDIR: 'there is no such folder.',
    EACCES: 'that is not allowed.',
    EPERM: 'that is not allowed.',
    EROFS: 'nothing can be written there.',
    ENOSPC: 'the disk is full.',
  },
  refusals: {
    amount: ({ from, to }: Blanks<'from' | 'to'>) => `It must be ${from} to ${to}.`,
    'not-offered': 'That is not among the choices now.',
    'game-over': 'The game is over.',
    unreadable: ({ line }: Blanks<'line'>) => `That is no move of this game: ${line}`,
    'nothing-to-undo': 'Nothing has been played yet.',
    'undo-other-seat': 'The last decision was another player’s.',
    'undo-barrier': 'Something was drawn or shown since: it cannot be taken back.',
  },
  problems,
};
