import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { catalogueCalls } from '../contract/calls.ts'
import * as report from './calls/catalogue-report.ts'
import * as removal from './calls/delete-courses.ts'
import * as materials from './calls/materials.ts'
import { streamMaterial, type MaterialReaders } from './calls/stream-material.ts'
import * as revisions from './calls/revisions.ts'
import * as deliverers from './calls/instructor-courses.ts'
import * as reading from './calls/read-courses.ts'
import * as writing from './calls/write-courses.ts'
import { concerning } from './concerning.ts'
import { foundAt } from './found-at.ts'
import { figures } from './figures.ts'
import { firstSteps } from './first-steps.ts'
import { notices } from './notices.ts'
import { mergeCourses } from './store/instructor-courses.ts'
import { picturesOfPublished } from './store/public-pictures.ts'
import { ownData } from './own-data.ts'
import { uploads } from './uploads.ts'

export const catalogueServer = (readers: MaterialReaders): ModuleServer => ({
  name: 'catalogue',
  figures,
  firstSteps,
  ownData,
  mergingInstructors: {
    counted: { 'catalogue.course_instructor': 'courses' },
    move: (db, { kept, gone }) => mergeCourses(db, kept, gone),
  },
  concerning,
  notices,
  uploads,
  foundAt,
  publicPictures: picturesOfPublished,
  implemented: [
    implement(catalogueCalls, {
      ...reading,
      ...writing,
      ...removal,
      ...deliverers,
      ...materials,
      ...report,
      ...revisions,
      streamMaterial: streamMaterial(readers),
    }),
  ],
})
