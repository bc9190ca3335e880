declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  /** The terminating link that sends files of the variables as a multipart request. */
  const UploadHttpLink: new (options: HttpLink.Options) => ApolloLink;
  export default UploadHttpLink;
}
