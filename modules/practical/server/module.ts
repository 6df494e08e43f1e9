import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { practicalCalls } from '../contract/calls.ts'
import * as examinations from './calls/examinations.ts'
import * as markings from './calls/markings.ts'
import * as questions from './calls/questions.ts'
import { foundAt } from './found-at.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const practicalServer: ModuleServer = {
  name: 'practical',
  figures,
  implemented: [implement(practicalCalls, { ...questions, ...examinations, ...markings })],
  foundAt,
  notices,
  ownData,
}
