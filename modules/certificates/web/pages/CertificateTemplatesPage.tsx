import { useAddress } from '#platform/web/start/address.ts'
import { KnownTemplate } from '../parts/templates/KnownTemplate.tsx'
import { TemplateList } from '../parts/templates/TemplateList.tsx'

/** What certificates say: the list of kinds, or the one that the address names. */
export default function CertificateTemplatesPage() {
  const { values } = useAddress({ template: 0 })
  return values.template > 0 ? <KnownTemplate key={values.template} id={values.template} /> : <TemplateList />
}
