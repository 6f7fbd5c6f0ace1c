export const central = 'Central Factory';
