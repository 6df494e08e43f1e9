/** What the modules below do for requests, and what they may ask of them. */
export type { Enrolling, EnrolDoing, ProposalFields, ProposalMail, ToEnrol } from './enrolling.ts'
export { requestsByYear } from './store/requests.ts'
