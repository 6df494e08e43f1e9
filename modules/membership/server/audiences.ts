import { holdersElse } from '#modules/accounts/server/public.ts'

/** Who looks after cards. */
export const keepers = holdersElse(
  'who may issue membership cards, else the editors',
  'enteringmembershipcard',
  'editor',
)
