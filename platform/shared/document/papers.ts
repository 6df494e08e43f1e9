/** A4 upright or across, or the size of a bank card (ISO/IEC 7810 ID-1). */
export const papers = ['portrait', 'landscape', 'card'] as const
export type Paper = (typeof papers)[number]
