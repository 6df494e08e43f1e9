/** What the modules below do for requests, and what they may ask of them. */
export type { Enrolling, EnrolDoing, ProposalFields, ProposalMail, ToEnrol } from './enrolling.ts'
/** Of `requests.course_request` or its facts. */
export { reachesRequest } from './store/reach.ts'
export { requestsByYear } from './store/requests.ts'
