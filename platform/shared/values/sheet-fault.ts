/** What a spreadsheet shows where it could not calculate. */
export const isSheetFault = (text: string): boolean =>
  /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/i.test(text)
