/** What a name is made of: the audit keeps the full name alone. */
export const nameParts = [
  'first_ar',
  'middle_ar',
  'last_ar',
  'passport_name_ar',
  'first_en',
  'middle_en',
  'last_en',
  'passport_name_en',
] as const
