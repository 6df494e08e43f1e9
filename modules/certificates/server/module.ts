import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { certificatesCalls } from '../contract/calls.ts'
import { getBadgeIssuer, getOpenBadge, type CertificateParts } from './calls/badge.ts'
import * as changes from './calls/changes.ts'
import * as issuing from './calls/issuing.ts'
import * as keys from './calls/keys.ts'
import * as lists from './calls/lists.ts'
import * as modes from './calls/modes.ts'
import * as noCourse from './calls/no-course.ts'
import * as templates from './calls/templates.ts'
import { getPersonCourses } from './calls/person-courses.ts'
import { linkPreviews } from './links/link-previews.ts'
import { notices } from './notices.ts'
import { concerning } from './concerning.ts'
import { sealedSigningKeys } from './store/signing-keys.ts'
import { ownData } from './own-data.ts'

export const certificatesServer = (parts: CertificateParts): ModuleServer => ({
  name: 'certificates',
  linkPreviews,
  numbered: {
    certificate: { table: 'certificates.certificate', column: 'serial' },
  },
  ownData,
  sealed: [sealedSigningKeys],
  merging: { counted: { 'certificates.certificate': 'certificates' } },
  concerning,
  notices,
  implemented: [
    implement(certificatesCalls, {
      ...lists,
      getPersonCourses,
      ...issuing,
      ...modes,
      ...changes,
      ...noCourse,
      ...templates,
      ...keys,
      getOpenBadge: getOpenBadge(parts),
      getBadgeIssuer: getBadgeIssuer(parts),
    }),
  ],
})
