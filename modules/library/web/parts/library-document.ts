import type { Output } from '#platform/shared/call.ts'
import type { libraryCalls } from '../../contract/calls.ts'

export type LibraryDocument = Output<typeof libraryCalls.getLibraryDocuments>['Items'][number]
