import { expect, test } from 'vitest'
import { leftOut, parameterNames } from '#platform/shared/document/document-address.ts'
import { keyOf, type Document } from '#platform/shared/document/document.ts'
import { paramsOf } from '#platform/shared/document/documents.ts'
import attendance from '../documents/attendance-certificate/document.ts'
import certificate from '../documents/certificate/document.ts'
import diploma from '../documents/diploma/document.ts'
import noCourse from '../documents/no-course-certificate/document.ts'
import practical from '../documents/practical-certificate/document.ts'
import { paperOf, reportHref } from './certificate-papers.ts'

test.each<[kind: string, document: Document]>([
  ['completion', certificate],
  ['excellence', certificate],
  ['attendance', attendance],
  ['practical', practical],
  ['diploma', diploma],
  ['noCourse', noCourse],
])('the paper of a certificate of kind %s opens from its button, and among others', (Kind, document) => {
  const one = { ID: 1, Kind, Serial: 'CERT-2026-0001', CourseClassID: 3, TraineeID: 4 }
  const [, , key, ...parts] = reportHref(one).split('/')
  expect(key).toBe(keyOf(document))
  // As the page of a document reads its address.
  const named = parameterNames(document).flatMap((name, at) => {
    const part = parts[at]
    return part && part !== leftOut ? [[name, decodeURIComponent(part)] as const] : []
  })
  expect(paramsOf(document).safeParse(Object.fromEntries(named)).success).toBe(true)
  const { Report, Parameters } = paperOf(one)
  expect(Report).toBe(key)
  expect(Object.fromEntries(named)).toEqual(Parameters)
})
