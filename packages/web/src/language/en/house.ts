/** The frame of every page, its titles and languages. */
export const housePhrases = {
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  size: { size: 'Size', smaller: 'Smaller', larger: 'Larger' },
  nav: {
    home: 'Home',
    games: 'Games',
    together: 'Together',
    learn: 'Learn',
    lab: 'Lab',
    rules: 'Rules',
    skip: 'Skip to the content',
    main: 'Main',
    imprint: 'Imprint',
    privacy: 'Privacy',
  },
  settings: 'Settings',
  title: {
    home: 'Cromford: games of the Industrial Revolution',
    newGame: (game: string) => `New game: ${game}`,
    table: (game: string) => `${game} at the table`,
    replay: (game: string, ply: number) => `Replay of ${game}, decision ${ply}`,
    learn: 'Learn',
    notFound: 'No such page',
  },
  failed: {
    heading: 'This part of the app could not be fetched',
    about: 'Perhaps the network is gone, or the app was renewed in the meantime. Your games are kept.',
    again: 'Try again',
    reload: 'Load the page anew',
  },
  newVersion: { ready: 'A new version is ready.', take: 'Load it now', later: 'Later' },
  notFound: { heading: 'There is nothing at this address', about: 'The link may be old or mistyped.' },
};
