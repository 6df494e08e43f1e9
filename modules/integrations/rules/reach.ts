import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Administrators see every token; whoever else makes some sees the own ones. */
export const apiTokenReach = reach('apiToken', {
  administrator: { who: access.admin, reaches: 'all' },
  holder: { who: ['customer'], reaches: 'own' },
})

/** Addresses that are told what happens are the administrators'. */
export const webhookReach = reach('webhook', {
  administrator: { who: access.admin, reaches: 'all' },
})

/** What was sent to them is theirs too. */
export const deliveryReach = reach('delivery', {
  administrator: { who: access.admin, reaches: 'all' },
})
