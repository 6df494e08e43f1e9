import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { requestsCalls } from '../contract/calls.ts'
import { answerSentProposal, getSentProposal } from './calls/by-link.ts'
import * as moves from './calls/moves.ts'
import { nominationCalls } from './calls/nominations.ts'
import * as payment from './calls/payment.ts'
import * as proposals from './calls/proposals.ts'
import * as requests from './calls/requests.ts'
import * as templates from './calls/templates.ts'
import { accept, sendProposal } from './calls/send-and-accept.ts'
import { costed } from './costed.ts'
import { foundAt } from './found-at.ts'
import { invoiced } from './invoiced.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { concerning } from './store/reach.ts'
import { uploads } from './uploads.ts'

export const requestsServer = (modules: AllModules): ModuleServer => ({
  name: 'requests',
  workBegun: sql<boolean>`exists (select from requests.course_request)`,
  figures,
  numbered: { courseRequest: { table: 'requests.course_request', column: 'number' } },
  implemented: [
    implement(requestsCalls, {
      ...requests,
      ...moves,
      ...proposals,
      sendProposal: sendProposal(modules),
      accept: accept(modules),
      getSentProposal,
      answerSentProposal: answerSentProposal(modules),
      ...templates,
      ...nominationCalls(modules),
      ...payment,
    }),
  ],
  ownData,
  concerning,
  merging,
  foundAt,
  invoiced,
  costed,
  uploads,
  jobs,
  notices,
})
