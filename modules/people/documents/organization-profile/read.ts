import { reading } from '#platform/server/documents/reading.ts'
import { wholeOrganization } from '../../server/acts/shown-records.ts'
import { peopleOfOrganization } from '../../server/store/trainees.ts'
import organizationProfile, { mostPeople, ProfileOfOrganization } from './document.ts'

export default reading(organizationProfile, async ({ db, actor }, { OrganizationID }) => {
  const found = await wholeOrganization(db, actor, OrganizationID)
  if (!found) return null
  const { rows, total } = await peopleOfOrganization(db, actor, OrganizationID, mostPeople)
  return {
    content: { Organization: ProfileOfOrganization.parse(found), People: rows, PeopleInAll: total },
    record: ['organization', OrganizationID],
  }
})
