import { callsOf } from '#platform/shared/record/act.ts'
import { requestActs, templateActs } from './acts.ts'
import {
  getProposalTemplate,
  getProposalTemplateOptions,
  getProposalTemplates,
  previewProposalTemplate,
} from './proposal-templates.ts'
import { answerSentProposal, getSentProposal } from './proposals.ts'
import {
  getAllTraineeCourseRequest,
  getCourseRequest,
  getCourseRequestCoordinators,
  getCourseRequestCounts,
  getCourseRequests,
  getCourseRequestTasks,
} from './requests.ts'

export const requestsCalls = {
  getCourseRequests,
  getCourseRequestCounts,
  getCourseRequestTasks,
  getCourseRequest,
  getAllTraineeCourseRequest,
  getCourseRequestCoordinators,
  getSentProposal,
  answerSentProposal,
  getProposalTemplates,
  getProposalTemplate,
  getProposalTemplateOptions,
  previewProposalTemplate,
  ...callsOf(requestActs),
  ...callsOf(templateActs),
}
