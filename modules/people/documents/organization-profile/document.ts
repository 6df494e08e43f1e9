import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { Organization } from '../../contract/organizations.ts'
import { organizationReach } from '../../rules/reach.ts'

/** How many people stand on the paper; of more it says how many they are. */
export const mostPeople = 500

/** What a paper says of the record; the rest of it stays where it is. */
export const ProfileOfOrganization = Organization.pick({
  Code: true,
  Name: true,
  Address1: true,
  Address2: true,
  City: true,
  Zip: true,
  CountryName: true,
  CreditApproved: true,
  Contacts: true,
})

export default document({
  path: '/report/OrganizationProfile/:OrganizationID?',
  params: { OrganizationID: id },
  who: organizationReach,
  paper: 'portrait',
  series: 'organization',
  summary: 'The record of an organization with its contact people and those of its people whom the reader may know of.',
  shape: z.object({
    Organization: ProfileOfOrganization,
    People: z.array(
      z.object({ Code: z.string(), FullName: trilingualReply, JobTitle: z.string(), Mobile: z.string() }),
    ),
    PeopleInAll: z.int(),
  }),
})
