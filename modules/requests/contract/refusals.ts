import { refusal } from '#platform/shared/refusal.ts'

/** The request has no version of a proposal that could be sent. */
export const noProposal = refusal('noProposal', 409)
/** The academy has written no mail for this status. */
export const noProposalMail = refusal('noMailTemplate', 422)
/** The proposal's last day has passed. */
export const proposalOver = refusal('proposalOver', 409)
/** The link opens no proposal: unknown, over, revoked or of another one. */
export const linkClosed = refusal('linkClosed', 404)
/** The days and times hold fewer hours than the course has. Data: `missing` in minutes. */
export const hoursDoNotFit = refusal('hoursDoNotFit', 422)
/** The proposal's first day has come. */
export const startsTooSoon = refusal('startsTooSoon', 409)
/** More people are named than places were offered. Data: `places`. */
export const tooManyNamed = refusal('tooManyNamed', 409)
/** This person is named already. Data: `code`. */
export const namedAlready = refusal('namedAlready', 409)
/** Nominations are closed: people are swapped one for one. */
export const onlySwaps = refusal('onlySwaps', 409)
/** The course is in no catalogue that is offered. */
export const courseUnavailable = refusal('courseUnavailable', 422)
/** The texts hold merge fields that no proposal fills. */
export const fieldsDoNotFit = refusal('fieldsDoNotFit', 422)
/** Proposals were made of the template. Data: `count`. */
export const templateInUse = refusal('templateInUse', 409)
