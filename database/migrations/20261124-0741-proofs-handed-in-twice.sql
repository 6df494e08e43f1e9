-- The same file or the same SWIFT code handed in twice is looked up when a proof is shown to who verifies it. A code is the
-- same however it is written: capitals and dashes say nothing.
create index proof_swift on billing.proof (upper(replace(swift_code, '-', ''))) where swift_code is not null;
create index file_of_payment on platform.file (sha256) where field = 'paymentProof';
