import { actionsIn, stateTable } from '#platform/shared/record/states.ts'

/** The life of a campaign. `clock`: it begins at its hour and ends once nobody waits. */
export const campaignMoves = stateTable({
  states: ['scheduled', 'sending', 'sent', 'stopped'],
  initial: 'scheduled',
  moves: {
    startCampaign: { from: ['scheduled'], to: 'sending', who: ['clock'] },
    endCampaign: { from: ['sending'], to: 'sent', who: ['clock'] },
    stopCampaign: { from: ['scheduled', 'sending'], to: 'stopped', who: ['sender'] },
  },
})
export const campaignStates = campaignMoves.states
export type CampaignState = (typeof campaignStates)[number]

/** What whoever may send campaigns may do with one in this state. */
export const campaignActions = (state: CampaignState): 'stopCampaign'[] =>
  actionsIn(campaignMoves, state, 'sender').filter((action) => action === 'stopCampaign')

/** How somebody stands in a campaign; `withheld`: the account was switched off when the letter was to leave. */
export const outcomes = ['waiting', 'sent', 'failed', 'withheld', 'refused', 'twice', 'noAddress', 'stopped'] as const
export type Outcome = (typeof outcomes)[number]

/** Which pages a letter's button may open: those that anybody may. */
export const openedPages = {
  none: null,
  upcomingClasses: '/UpcomingCourse',
  diplomas: '/Diplomas',
  events: '/Event',
} as const
export const opened = Object.keys(openedPages) as (keyof typeof openedPages)[]
export type Opened = keyof typeof openedPages

/** The merge fields of an advertisement: it is about nobody's record. */
export const advertisementMarks = ['name'] as const
