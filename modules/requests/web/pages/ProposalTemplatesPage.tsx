import { useAddress } from '#platform/web/start/address.ts'
import { templateKinds } from '../../rules/proposal-fields.ts'
import { KnownTemplate } from '../parts/templates/KnownTemplate.tsx'
import { NewTemplate } from '../parts/templates/NewTemplate.tsx'
import { TemplateList } from '../parts/templates/TemplateList.tsx'

/** The templates of proposals: the list, the one that the address names, or a new one. */
export default function ProposalTemplatesPage() {
  const { values } = useAddress({ template: 0, add: '' })
  const kind = templateKinds.find((each) => each === values.add)
  if (values.template > 0) return <KnownTemplate key={values.template} id={values.template} />
  return kind ? <NewTemplate kind={kind} /> : <TemplateList />
}
