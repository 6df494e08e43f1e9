/** Where on a registration's page something is done. */
export const placeOf = { uploadPaymentProof: 'payment-proof', uploadVisaProof: 'visa-proof' } as const

/** Shows the place with its form, and puts the focus on the form's first control. */
export function goToPlace(action: keyof typeof placeOf): void {
  const place = document.getElementById(placeOf[action])
  place?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  place?.parentElement?.querySelector<HTMLElement>('form button, form input')?.focus({ preventScroll: true })
}
