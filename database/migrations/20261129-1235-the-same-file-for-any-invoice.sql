-- A file handed in twice is looked up wherever it was handed in as a proof, not among those of registrations alone.
create index file_of_any_payment on platform.file (sha256)
  where field in ('paymentProof', 'requestPaymentProof', 'repeatPaymentProof', 'membershipPaymentProof', 'competitionPaymentProof');
