import type { DocumentParts, DocumentReaders, FoundDocument } from '#platform/server/documents/parts.ts'
import { printedPapers } from '#platform/server/documents/printed-papers.ts'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { papersCalls } from '../contract/calls.ts'
import * as runs from './calls/runs.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export function papersServer(
  documents: readonly FoundDocument[],
  parts: DocumentParts,
  readers: DocumentReaders,
  modules: AllModules,
): ModuleServer {
  const printed = printedPapers(documents, parts, readers, modules)
  return {
    name: 'papers',
    implemented: [
      implement(papersCalls, {
        getPaperRuns: runs.getPaperRuns,
        getPaperRun: runs.getPaperRun,
        startPaperRun: runs.startPaperRun(printed),
        cancelPaperRun: runs.cancelPaperRun,
        downloadPaperRun: runs.downloadPaperRun(printed),
      }),
    ],
    jobs: jobs({ printed, readers }),
    notices,
    ownData,
    merging,
    mergingInstructors: merging,
  }
}
