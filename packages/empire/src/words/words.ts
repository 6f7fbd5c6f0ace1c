import { isOver, type Language, printedIn, type Section, said, thing, type Words } from '@cromford/kernel';
import { CENTRAL, type Components, type Plate, plateAt } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import { actionPrice, rate } from '../prices.ts';
import { KINDS, nameOf, RESOURCES, type Resource } from '../resources.ts';
import { titleOf } from '../score.ts';
import type { EmpireState, Frame, Site } from '../state.ts';
import { staffed } from '../stock.ts';
import { HELP_RULES } from './help-rules.ts';
import type { Naming, Phrases } from './phrases.ts';
import { railwaysSaid } from './railways.ts';
import { usualPortions } from './usual.ts';

export type EmpireWords = Words<EmpireState, Move, EmpireEvent> & { readonly phrases: Phrases; readonly card: Naming };

/** One language's words for the cards of one sheet. */
export function wordsFor(p: Phrases, language: Language, c: Components): EmpireWords {
  const card: Naming = (id) => {
    const plate = c.plateOf[id];
    return plate === undefined ? id : printedIn(plateAt(c, plate).name, language);
  };
  const result = (s: EmpireState) =>
    isOver(s) ? p.result(s.profit, p.labels.titles[titleOf(c, s.profit)] as string) : '';
  const notes = p.notes(card);
  return {
    phrases: p,
    card,
    name: p.name,
    about: p.about,
    option: (_id, value) => (value === undefined ? p.sideLabel : p.sides[value === 'B' ? 'B' : 'A']),
    question: (s) => {
      const frame = s.agenda[s.agenda.length - 1] as Frame | undefined;
      if (!frame) return { ask: result(s), help: '' };
      const plate = (index: number) => printedIn(plateAt(c, index).name, language);
      const usual = usualPortions(c, s, frame).map(({ units, card: id }) => ({ units, card: card(id) }));
      const helpRule = HELP_RULES[frame.step];
      const asked = p.question(frame, plate, (site) => plate(s.sites[site]?.plate ?? CENTRAL), usual);
      return { ...asked, ...(helpRule && { helpRule }) };
    },
    move: (move) => p.move(move, (id) => thing('card', card(id))),
    group: (move) => p.group(move, card),
    note: ({ code, params }) => said(notes, code, params) ?? code,
    refusal: ({ code, params }) => said(p.refusals, code, params) ?? code,
    event: (event) => p.event(event, card),
    account: (id) => (id === 'profit' ? p.labels.profit : (p.labels.resource[id as Resource] ?? id)),
    why: (id) => p.why[id as keyof Phrases['why']] ?? id,
    view: (s) => view(p, c, language, s),
    progress: (s) => (isOver(s) ? result(s) : p.turnLine(s.turn, c.turns, s.year, s.die)),
    result,
  };
}

function view(p: Phrases, c: Components, language: Language, s: EmpireState): Section[] {
  const { labels } = p;
  const market: Section = {
    heading: labels.market,
    lines: KINDS.map((kind) => p.rateLine(rate(c, s, kind), nameOf(kind))),
  };
  const state: Section = {
    heading: p.turnLine(s.turn, c.turns, s.year, s.die),
    lines: [
      `${labels.profit} ${s.profit}`,
      `${labels.managers} ${s.managers}`,
      `${labels.spareMarkers} ${s.spare}`,
      ...(!isOver(s) && s.taken < c.actionPrices.length
        ? [p.notes(String).price({ price: actionPrice(c, s), nth: s.taken + 1 })]
        : []),
    ],
  };
  const empire: Section = {
    heading: labels.empire,
    lines: [],
    parts: s.sites.map((site) => siteText(p, c, language, site)),
  };
  const row: Section = {
    heading: labels.row,
    lines: s.row.length === 0 ? [labels.none] : [],
    parts: s.row.map((plate) => rowText(p, language, plateAt(c, plate))),
  };
  return [state, market, empire, row];
}

function siteText(p: Phrases, c: Components, language: Language, site: Site): Section {
  const { labels } = p;
  const plate = plateAt(c, site.plate);
  const tracks = KINDS.filter((kind) => (plate.max[kind] as number) > 0).map((kind) => {
    const units = site.stock[kind] as number;
    return `${labels.resource[nameOf(kind)]} ${units < 0 ? labels.markerGone : `${units} / ${plate.max[kind]}`}`;
  });
  const working = staffed(c, site) ? labels.staffed : labels.notStaffed;
  const surplus = site.plate !== CENTRAL && site.workers > plate.requirement ? `, ${labels.overstaffed}` : '';
  return {
    heading: printedIn(plate.name, language),
    lines: [
      `${labels.workers} ${site.workers}, ${labels.requirement} ${plate.requirement}: ${working}${surplus}`,
      ...tracks,
      `${labels.place} ${p.placeName(site.x, site.y)}`,
      railwaysSaid(labels, plate.edges),
      ...(plate.award > 0 ? [`${labels.award} ${plate.award}`] : []),
    ],
  };
}

function rowText(p: Phrases, language: Language, plate: Plate): Section {
  const { labels } = p;
  const track = RESOURCES.find((_, kind) => (plate.max[kind] as number) > 0) ?? 'materials';
  const cost = KINDS.filter((kind) => (plate.cost[kind] as number) > 0)
    .map((kind) => labels.units(nameOf(kind), plate.cost[kind] as number))
    .join(', ');
  const event =
    plate.event &&
    `${labels.event}: ${printedIn(plate.event.title, language)} (${p.years(plate.event.from, plate.event.to)}): ${p.effect(plate.event.effect)}`;
  return {
    heading: printedIn(plate.name, language),
    lines: [
      `${labels.cost} ${cost}`,
      `${labels.resource[track]} 0–${plate.max[RESOURCES.indexOf(track)]}, ${labels.requirement} ${plate.requirement}, ${labels.award} ${plate.award}`,
      railwaysSaid(labels, plate.edges),
      ...(event ? [event] : []),
    ],
  };
}
