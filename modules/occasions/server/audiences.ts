import { holdersElse } from '#modules/accounts/server/public.ts'

/** Who keeps the events. */
export const keepers = holdersElse('who may enter lists, else the editors', 'enteringsystemlookup', 'editor')
