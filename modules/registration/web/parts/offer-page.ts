import { href } from '#platform/web/href.ts'

/** Where an offered seat is accepted: one in a class made for one organization has a page of its own. */
export const offerPage = ({ ID, PlaceAsked }: { readonly ID: number; readonly PlaceAsked: boolean }) =>
  href(PlaceAsked ? '/ConfirmCustomRegistration/:ID?' : '/ConfirmRegistration/:ID?', { ID })
