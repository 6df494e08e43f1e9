/** The upload field of what is attached to the record of a person or an organization. */
export const recordAttachmentField = 'recordAttachment'
/** Endings of the names of files that it takes. */
export const recordAttachmentTypes = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const
