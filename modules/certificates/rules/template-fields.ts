/** The kinds whose text the academy words. */
export const templateKinds = ['completion', 'excellence', 'attendance', 'practical', 'diploma', 'noCourse'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The merge fields of certificates: what a certificate says of itself. */
export const certificateFieldNames = [
  'name',
  'otherName',
  'course',
  'courses',
  'description',
  'class',
  'firstDay',
  'lastDay',
  'hours',
  'grade',
  'serial',
  'issuedOn',
  'academy',
] as const
export type CertificateField = (typeof certificateFieldNames)[number]

const lacks: Readonly<Record<TemplateKind, readonly CertificateField[]>> = {
  completion: ['courses', 'description'],
  excellence: ['courses', 'description'],
  attendance: ['courses', 'description', 'grade'],
  practical: ['courses', 'description'],
  diploma: ['class', 'description', 'firstDay', 'grade', 'lastDay'],
  noCourse: ['class', 'courses', 'firstDay', 'grade', 'hours', 'lastDay'],
}

/** Those that certificates of a kind fill. */
export const certificateFieldsOf = (kind: TemplateKind): readonly CertificateField[] =>
  certificateFieldNames.filter((name) => !lacks[kind].includes(name))
