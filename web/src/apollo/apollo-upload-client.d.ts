declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  /** The terminating link that sends files of the variables as a multipart request. */
  const UploadHttpLink: new (
    options: HttpLink.Options & {
      formDataAppendFile?: (form: FormData, name: string, file: File) => void;
    },
  ) => ApolloLink;
  export default UploadHttpLink;
}
