export const central = 'Hauptfabrik';
