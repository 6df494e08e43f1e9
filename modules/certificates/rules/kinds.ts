/** What a certificate says of its holder. */
export const certificateKinds = ['attendance', 'completion', 'excellence', 'diploma', 'practical', 'noCourse'] as const
export type CertificateKind = (typeof certificateKinds)[number]
